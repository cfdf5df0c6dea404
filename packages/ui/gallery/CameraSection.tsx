import { Button } from '../button/index.ts'
import { askForPhoto } from '../uploader/index.ts'
import { Section, type SectionProps } from './Section.tsx'

/** How a browser says each of them. */
const failures = { denied: 'NotAllowedError', missing: 'NotFoundError', broken: 'NotReadableError' } as const
const kinds = ['denied', 'missing', 'broken'] as const

function failing(name: string) {
  return {
    enumerateDevices: async () => [],
    getUserMedia: () => Promise.reject(new DOMException('', name)),
  }
}

/** The camera sheet where there is no picture: what to do instead is always there. */
export function CameraSection({ texts }: SectionProps) {
  return (
    <Section title={texts.sections.camera}>
      <div className="galleryLine">
        {kinds.map(kind => (
          <Button
            key={kind}
            look="soft"
            size="medium"
            onClick={() => void askForPhoto({ texts: texts.camera, cameras: failing(failures[kind]) })}
          >
            {texts.cameraKinds[kind]}
          </Button>
        ))}
      </div>
    </Section>
  )
}
