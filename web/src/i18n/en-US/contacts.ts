import type zh from '../zh-CN/contacts.ts';

const contacts: typeof zh = {
  thing: 'Contact',
  keyword: 'Name, phone or address',
  name: 'Contact',
  phone: 'Phone',
  campus: 'Campus',
  address: 'Address',
  roomNo: 'Building and room',
  roomNoHint: 'For example: Chemistry building, A-304',
  updated: 'Updated',
  default: 'Default',
  isDefault: 'Default contact',
  isDefaultHint: 'Used when no other contact is chosen. Replaces the current default.',
  empty: 'No contacts yet. Use “New contact” above to add who receives your goods, and where.',

  create: 'New contact',
  edit: ({ name }) => `Edit contact: ${name}`,
  makeDefault: 'Make default',
  defaultDone: ({ name }) => `“${name}” is now the default contact`,
  deleteTitle: ({ name }) => `Delete contact “${name}”?`,
  deleteText: 'This cannot be undone.',
};

export default contacts;
