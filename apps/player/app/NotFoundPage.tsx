import { ButtonLink } from '@saya/ui/button'
import { useTexts } from '../shared/texts.ts'
import { appTexts } from './app.texts.ts'
import { Notice } from './Notice.tsx'

export function NotFoundPage() {
  const t = useTexts(appTexts)
  return (
    <Notice
      picture="not-found"
      title={t.notFoundTitle}
      text={t.notFoundText}
      action={<ButtonLink href="/">{t.goHome}</ButtonLink>}
    />
  )
}
