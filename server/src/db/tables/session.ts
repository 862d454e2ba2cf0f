/** A ticket of another system that has been used to log in; it is good for one login. */
interface LoginTicketTable {
  issuer: string;
  nonce: string;
  expireTime: Date;
}

export interface SessionTables {
  loginTicket: LoginTicketTable;
}
