import { useEffect, useState } from 'react'
import type * as Module from './pages.ts'

export type PageList = typeof Module

let known: PageList | undefined
let asked: Promise<PageList> | undefined

/** The list of all pages, fetched once. What failed, for want of a network, is asked for again. */
export function fetchPageList(): Promise<PageList> {
  asked ??= import('./pages.ts').then(
    list => (known = list),
    (reason: unknown) => {
      asked = undefined
      throw reason
    },
  )
  return asked
}

/** The list of all pages once it is there: it is fetched behind the page that the app took over. */
export function usePageList(path: string): PageList | undefined {
  const [list, setList] = useState(known)
  useEffect(() => {
    if (!list) fetchPageList().then(setList, () => {})
  }, [list, path])
  return list
}
