import type { PageRequest, PageTools, RenderedPage } from '@saya/contract/page.ts'
import { renderToString } from 'react-dom/server'
import { answerStore } from '../../shared/answer/answers.ts'
import { readPreferences } from '../../shared/device/preferences.ts'
import { speak } from '../../shared/texts.ts'
import { descriptionOf } from './descriptionOf.ts'
import { writeDocument } from './document.ts'
import { Root } from '../Root.tsx'
import { StillPage } from './StillPage.tsx'
import { stillTexts } from './still.texts.ts'

/** A page that works without the app, for want of a network or while the service is closed. */
export function renderStill(
  { cookies, brand }: PageRequest,
  { assetsOf, endpoints }: PageTools,
  kind: 'offline' | 'maintenance',
): RenderedPage {
  const preferences = readPreferences(cookies)
  const answers = answerStore()
  const markup = renderToString(
    <Root brand={brand} language={preferences.language} answers={answers}>
      <StillPage kind={kind} />
    </Root>,
  )
  const page = writeDocument({
    ...preferences,
    brand,
    title: speak(stillTexts, preferences.language)[`${kind}Tab`],
    description: descriptionOf(preferences.language),
    markup,
    answers: [],
    assets: assetsOf(null),
    endpoints,
    isStill: true,
  })
  return { ...page, status: kind === 'offline' ? 200 : 503, isPassing: false }
}
