import { Button } from '@saya/ui/button'
import { useTexts } from '../shared/texts.ts'
import { appTexts } from './app.texts.ts'
import { Notice } from './Notice.tsx'

/** Kept on the device, and shown in place of a page that cannot be fetched. */
export function Page() {
  const t = useTexts(appTexts)
  return (
    <Notice
      picture="offline"
      title={t.offlineTitle}
      text={t.offlineText}
      action={<Button onClick={() => location.reload()}>{t.reload}</Button>}
    />
  )
}
