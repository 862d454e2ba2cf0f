import type zh from '../zh-CN/contacts.ts';

const contacts: typeof zh = {
  thing: 'Contact',
  keyword: 'Name, phone or address',
  name: 'Contact',
  phone: 'Phone',
  campus: 'Campus',
  address: 'Address',
  addressRule: 'The address must have at least 5 characters',
  roomNo: 'Building and room',
  roomNoHint: 'For example: Chemistry building, A-304',
  updated: 'Updated',
  default: 'Default',
  isDefault: 'Default contact',
  isDefaultHint: 'Used where no other is chosen; takes the place of the present default',
  empty: 'There are no contacts yet. Add who receives your goods, and where, with “New contact” above.',

  create: 'New contact',
  edit: ({ name }) => `Edit contact: ${name}`,
  makeDefault: 'Make default',
  defaultDone: ({ name }) => `“${name}” is the default contact now`,
  deleteTitle: ({ name }) => `Delete contact “${name}”?`,
  deleteText: 'This cannot be undone.',
};

export default contacts;
