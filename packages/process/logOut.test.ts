import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const module = JSON.stringify(join(import.meta.dirname, 'logOut.ts'))

/** A service of its own that writes two lines and ends. Answers what its standard output had. */
async function write(place: object): Promise<string> {
  const script = `
    import { openLogOut } from ${module}
    const { out, shipment } = openLogOut({ ...${JSON.stringify(place)}, now: () => 7 })
    for (const at of [1, 2]) out.write(JSON.stringify({ at }) + '\\n')
    await shipment?.close()`
  const words = ['--import', 'tsx', '--input-type=module', '-e', script]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return said
}

test('the lines of a service go to its standard output, and to a collector only where one is named [NET-56]', async () => {
  const got: string[] = []
  const collector = createServer((req, res) => {
    void text(req).then(body => {
      got.push(`${req.headers.authorization} ${body}`)
      res.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const lines = '{"at":1}\n{"at":2}\n'
  expect([await write({}), got]).toEqual([lines, []])
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  expect(await write({ url, token: 'secret-of-the-collector' })).toBe(lines)
  expect(got).toEqual([`Bearer secret-of-the-collector ${lines}`])
  collector.close()
})
