/** The slices whose words each page may show, by the file of the page; written by the build. */
export const slices = import.meta.glob<readonly string[]>('../*/pages/*Page.tsx', {
  query: '?words',
  import: 'default',
  eager: true,
});
