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
} from './mockTypes.ts';
