import { approvalFlowKindValues } from '@campus-procurement/sdk/values';
import { useSearchParams } from 'react-router-dom';
import { FlowList } from './FlowList.tsx';
import { FlowScreen, NewFlowScreen } from './FlowScreen.tsx';

/** Who approves what: the flows of the school; or one of them, where the address names one. */
export default function ConfigurationScreen() {
  const [parameters] = useSearchParams();
  const [id, copied] = [parameters.get('flow'), parameters.get('copy')];
  const bizType = approvalFlowKindValues.find((kind) => kind === parameters.get('kind')) ?? 'PURCHASE';
  if (id === 'new') return <NewFlowScreen key={`${bizType} ${copied}`} bizType={bizType} copied={copied} />;
  return id ? <FlowScreen key={id} id={id} /> : <FlowList />;
}
