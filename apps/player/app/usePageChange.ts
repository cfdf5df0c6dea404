import { useCallback, useContext, useLayoutEffect, useRef } from 'react'
import { LanguageContext } from '../shared/texts.ts'
import { arrive } from './arrive.ts'
import type { Place, Route } from './routes.ts'
import { titleOf } from './titleOf.ts'

/** What a browser does for a page of its own: names it in its tab and leads the keyboard and the reader to it. */
export function usePageChange(path: string, route: Route, place: Place): () => void {
  const title = titleOf(route, place, useContext(LanguageContext))
  const last = useRef(path)
  // Before a page's own effects: it may know a better name.
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return useCallback(() => {
    if (last.current !== path) arrive()
    last.current = path
  }, [path])
}
