import { useEffect, useState } from 'react'
import { keepArrival, readReferrer } from '../../shared/session/arrival.ts'
import type { Place } from '../../shared/session/place.ts'
import { codeOf } from './codeOf.ts'

/**
 * The code of the member who is credited with whoever signs up here: of the link that this device followed first, which may be another one
 * than the page's. Until that is known, as on the server, it is the one that the address names.
 */
export function useReferrer(place: Pick<Place, 'search'>): string {
  const [code, setCode] = useState(() => codeOf(place))
  const search = place.search.toString()
  useEffect(() => {
    let isLeft = false
    void keepArrival(search).then(() => {
      if (!isLeft) setCode(readReferrer())
    })
    return () => {
      isLeft = true
    }
  }, [search])
  return code
}
