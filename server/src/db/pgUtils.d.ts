/** The part of the driver that the makers of cursors and streams for it use too; its types are not published. */
declare module 'pg/lib/utils.js' {
  const utils: { prepareValue: (value: unknown) => string | Buffer | null };
  export default utils;
}
