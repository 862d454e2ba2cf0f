/** Whether an id is that of a school: a short number, which those of suppliers never are (column company.id, constraint supplier_id_check). */
export const isSchoolId = (id: string): boolean => /^\d{1,10}$/.test(id);
