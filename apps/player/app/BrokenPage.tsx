import { Button } from '@saya/ui/button'
import { useEffect, useRef } from 'react'
import { useTexts } from '../shared/texts.ts'
import { useOnline } from '../shared/device/useOnline.ts'
import { appTexts } from './app.texts.ts'
import { Notice } from './Notice.tsx'
import { stillTexts } from './first/still.texts.ts'

function again(): void {
  location.reload()
}

/** Stands in for a page that failed, or that could not be fetched without a network: that one comes when the network does. */
export function BrokenPage() {
  const t = useTexts(appTexts)
  const still = useTexts(stillTexts)
  const isOnline = useOnline()
  const wasOffline = useRef(!isOnline)
  useEffect(() => {
    if (isOnline && wasOffline.current) again()
    wasOffline.current ||= !isOnline
  }, [isOnline])
  if (isOnline) {
    return (
      <Notice
        picture="error"
        title={t.brokenTitle}
        text={t.brokenText}
        action={<Button onClick={again}>{t.reload}</Button>}
      />
    )
  }
  return (
    <Notice
      picture="offline"
      title={still.offlineTitle}
      text={still.offlineText}
      action={<Button onClick={again}>{still.reload}</Button>}
    />
  )
}
