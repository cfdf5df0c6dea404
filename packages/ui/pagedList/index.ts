export { PagedList, type PagedTexts } from './PagedList.tsx'
export { gridGapMs, listGapMs } from './pagedList.ts'
