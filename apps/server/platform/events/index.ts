export { hearNews, type News } from './hearNews.ts'
export { tellNews } from './news.store.ts'
export { tellChange } from './tellChange.ts'
