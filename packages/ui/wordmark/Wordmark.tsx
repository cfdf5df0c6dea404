import { lettering } from './lettering.ts'
import { WordmarkLink, type WordmarkProps } from './WordmarkLink.tsx'

/** The lettering is drawn, so that the first screen fetches no face for four letters. */
export function Wordmark(props: WordmarkProps) {
  return <WordmarkLink {...props} lettering={<path d={lettering} />} />
}
