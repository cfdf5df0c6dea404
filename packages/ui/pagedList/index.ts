export { PagedList, type PagedTexts } from './PagedList.tsx'
