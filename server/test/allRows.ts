/** The rows of all pages of a list, in their order. */
export async function allRows<Row>(
  page: (paging: { current: number; size: number }) => Promise<{ records: Row[]; total: number }>,
  size = 200,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let current = 1; ; current += 1) {
    const { records, total } = await page({ current, size });
    rows.push(...records);
    if (rows.length >= total || records.length === 0) return rows;
  }
}
