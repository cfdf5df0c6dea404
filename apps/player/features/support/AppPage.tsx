import { ButtonLink } from '@saya/ui/button'
import { Card } from '@saya/ui/card'
import type { ReactNode } from 'react'
import { BackLink } from '../../shared/BackLink.tsx'
import { PageBar } from '../../shared/head/PageBar.tsx'
import { namedEndpoints } from '../../shared/answer/namedEndpoints.ts'
import { useTexts } from '../../shared/texts.ts'
import { appPageTexts } from './appPage.texts.ts'
import '../../shared/steps.css'
import './appPage.css'

/** How to have the app on a phone: the file for Android where there is one, and the way to the home screen. */
export function Page() {
  const t = useTexts(appPageTexts)
  const { androidUrl } = namedEndpoints()
  return (
    <>
      <PageBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="appDownload">
        <div className="appHead">
          <img src="/img/icons/icon-192.png" width={88} height={88} alt="" />
          <h2 className="h2">{t.title}</h2>
          <p>{t.line}</p>
        </div>
        {/* Asked for by screens that are wide enough for a second device. */}
        <section className="appCode" aria-labelledby="app-code">
          <img src="/app/qr.svg" width={148} height={148} alt={t.code} loading="lazy" />
          <div>
            <h2 className="h3" id="app-code">
              {t.scan}
            </h2>
            <p>{t.scanLine}</p>
          </div>
        </section>
        <Steps
          title={t.android}
          steps={androidUrl ? [t.file1, t.file2, t.file3] : [t.chrome1, t.chrome2, t.chrome3]}
          action={androidUrl && <ButtonLink href={androidUrl}>{t.download}</ButtonLink>}
        />
        <Steps title={t.ios} steps={[t.safari1, t.safari2, t.safari3]} />
      </main>
    </>
  )
}

interface StepsProps {
  readonly title: string
  readonly steps: readonly string[]
  readonly action?: ReactNode
}

function Steps({ title, steps, action }: StepsProps) {
  return (
    <section className="appSteps" aria-label={title}>
      <Card padded>
        <h2 className="h3">{title}</h2>
        <ol className="steps">
          {steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {action}
      </Card>
    </section>
  )
}
