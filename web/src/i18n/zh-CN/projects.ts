/** Texts of the list of purchases and of the page of one. */
const projects = {};

export default projects;
