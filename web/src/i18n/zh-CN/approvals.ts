/** Texts of the list of cases and of the page of one. */
const approvals = {};

export default approvals;
