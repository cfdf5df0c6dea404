import { useCallback, useContext, useLayoutEffect, useRef } from 'react'
import { LanguageContext } from '../shared/texts.ts'
import { arrive } from './arrive.ts'
import type { Place } from '../shared/session/place.ts'
import type { Route } from './routes.ts'
import { usePageList } from './pageList.ts'

/** What a browser does for a page of its own: names it in its tab and leads the keyboard and the reader to it. */
export function usePageChange(path: string, route: Route, place: Place): () => void {
  const language = useContext(LanguageContext)
  // The document of the first page brought its name along.
  const title = usePageList(path)?.titleOf(route.page, place, language)
  const last = useRef(path)
  useLayoutEffect(() => {
    if (title === undefined) return
    document.title = title
    // The page may know a better name.
    dispatchEvent(new Event('titled'))
  }, [title, path])
  return useCallback(() => {
    if (last.current !== path) arrive()
    last.current = path
  }, [path])
}
