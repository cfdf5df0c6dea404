import { useCallback, useEffect, useRef } from 'react'
import { arrive } from './arrive.ts'

/** What a browser does for a page of its own: names it in its tab and leads the keyboard and the reader to it. */
export function usePageChange(path: string, title: string): () => void {
  const last = useRef(path)
  useEffect(() => {
    document.title = title
  }, [title])
  return useCallback(() => {
    if (last.current !== path) arrive()
    last.current = path
  }, [path])
}
