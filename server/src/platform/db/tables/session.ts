/** A login ticket of another system that has been used. Each ticket is good for one login. */
interface LoginTicketTable {
  issuer: string;
  nonce: string;
  expireTime: Date;
}

export interface SessionTables {
  loginTicket: LoginTicketTable;
}
