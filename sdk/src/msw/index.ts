export { createMockApi } from './createMockApi.ts';
export type {
  MockApi,
  MockCall,
  MockFailure,
  MockOptions,
  MockRequest,
  OverrideOptions,
  Reply,
  Resolver,
  Scenario,
} from './mockTypes.ts';
