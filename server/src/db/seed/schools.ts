/** The schools of the demo data; all names are invented. */
export const schools = [
  { id: '1001', companyName: '江海大学', status: 'ACTIVE' },
  { id: '3338', companyName: '澜川大学', status: 'ACTIVE' },
  { id: '2981', companyName: '溯源大学', status: 'TRIAL' },
  { id: '1002', companyName: '齐岳工业大学', status: 'ACTIVE' },
  { id: '1003', companyName: '望舒师范学院', status: 'EXPIRED' },
] as const;

/** The school that most of the demo data belongs to. */
export const mainSchoolId = '1001';
