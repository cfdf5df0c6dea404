import { Card } from '../card/index.ts'
import { Chip } from '../chip/index.ts'
import { Countdown, type Clock } from '../countdown/index.ts'
import { Note } from '../note/index.ts'
import { ProgressBar, ProgressRing, StepBar } from '../progress/index.ts'
import { Section, type SectionProps } from './Section.tsx'

const tones = ['wait', 'ok', 'bad', 'mute', 'info'] as const

export function StatesSection({ texts }: SectionProps) {
  return (
    <Section title={texts.sections.states}>
      <div className="galleryLine">
        {tones.map(tone => (
          <Chip key={tone} tone={tone}>
            {texts.chips[tone]}
          </Chip>
        ))}
      </div>
      <Note>{texts.usualTime}</Note>
      <Note tone="info">{texts.underReview}</Note>
      <Note tone="wait">{texts.underReview}</Note>
      <Note tone="bad">{texts.failed}</Note>
    </Section>
  )
}

export function ProgressSection({ texts, clock, untilMs }: SectionProps & { clock: Clock; untilMs: number }) {
  const announce = (left: { hours: number; minutes: number }) => texts.timeLeft(left.hours, left.minutes)
  return (
    <Section title={texts.sections.progress}>
      <StepBar step={1} count={4} label={texts.step} />
      <ProgressBar value={12} max={20} label={texts.tasks} />
      <div className="galleryLine">
        <ProgressRing share={0.7} label={texts.seconds}>
          7
        </ProgressRing>
        <ProgressRing share={0.25} size={24} label={texts.seconds} />
        <Countdown untilMs={untilMs} clock={clock} announce={announce} />
      </div>
      <Note tone="wait">
        {texts.finish} <Countdown deadline untilMs={untilMs} clock={clock} announce={announce} />
      </Note>
      <Card padded>
        <Countdown deadline words={texts.countWords} untilMs={untilMs} clock={clock} announce={announce} />
      </Card>
    </Section>
  )
}
