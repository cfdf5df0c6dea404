import { ButtonLink } from '@saya/ui/button'
import { Notice } from '../../app/Notice.tsx'
import { useTexts } from '../../shared/texts.ts'
import { serviceTexts } from './service.texts.ts'

/** How to reach us. The address is the operator's own, and stands in one place alone: the Privacy Policy. */
export function Page() {
  const t = useTexts(serviceTexts)
  const links = (
    <>
      <ButtonLink href="/privacy-policy">{t.toAddress}</ButtonLink>
      <ButtonLink look="ghost" href="/s-docs/faq">
        {t.faq}
      </ButtonLink>
    </>
  )
  return <Notice picture="error" title={t.title} text={t.text} action={links} />
}
