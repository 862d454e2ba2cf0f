import type zh from '../zh-CN/serviceCards.ts';

const serviceCards: typeof zh = {
  keyword: 'Name or description',
  disabled: 'Not in use',
  none: 'The current role has no services. Ask the administrator of your school.',
  noMatch: 'No service matches',
};

export default serviceCards;
