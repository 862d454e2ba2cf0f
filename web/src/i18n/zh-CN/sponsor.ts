/** Texts of the form of a purchase, and of the list of drafts. */
const sponsor = {};

export default sponsor;
