import { ACTIVITY_NAMES } from '../rules/activities/activity.ts'
import { activityPath } from '../rules/activities/activity-request.ts'
import { ACTIVITIES } from './activities.ts'

test('each of the eleven activities is posted under its own name, once, and never again (REC-15)', () => {
  expect(Object.keys(ACTIVITIES)).toEqual(ACTIVITY_NAMES)
  for (const name of ACTIVITY_NAMES) {
    const { id, method, path, idempotent, effect } = ACTIVITIES[name]
    expect(id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())).toBe(name)
    expect({ method, path, idempotent, effect }).toEqual({
      method: 'POST',
      path: activityPath('{site}', name).replace('%7Bsite%7D', '{site}'),
      idempotent: false,
      effect: 'side-effect',
    })
  }
})
