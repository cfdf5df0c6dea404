export { ListRow, ListRowButton, ListRowLink } from './ListRow.tsx'
