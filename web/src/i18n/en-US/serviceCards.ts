import type zh from '../zh-CN/serviceCards.ts';

const serviceCards: typeof zh = {
  keyword: 'Name or description',
  disabled: 'Not in use',
  none: 'No services for your current role. Contact your school administrator.',
  noMatch: 'No matching services.',
};

export default serviceCards;
