import { IconLink } from '@saya/ui/button'
import { arrowLeftBold } from '@saya/ui/icon/drawings/arrowLeftBold'
import type { MouseEvent } from 'react'
import { goBack } from './goBack.ts'

/** Leads back to where one came from, and home for whoever came from elsewhere. */
export function BackLink({ label }: { label: string }) {
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goBack()
  }
  return <IconLink href="/" label={label} drawing={arrowLeftBold} onClick={follow} />
}
