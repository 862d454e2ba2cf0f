import { useSearchParams } from 'react-router-dom';
import { DocumentScreen } from './DocumentScreen.tsx';
import { StockTabs } from './StockTabs.tsx';

/** What the stores hold, and the documents by which it gets there; or one document, where the address names one. */
export default function StockScreen() {
  const [parameters] = useSearchParams();
  const id = parameters.get('document');
  return id ? <DocumentScreen key={id} id={id} /> : <StockTabs />;
}
