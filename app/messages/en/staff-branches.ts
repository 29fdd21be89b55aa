import type { Translation } from '../translation.ts'
import type { staffBranches as reference } from '../tr/staff-branches.ts'

export const staffBranches: Translation<typeof reference> = {
  title: 'Branches',
  lead: 'The offices of your agency. The branch of a person is chosen on the page of the user; their customers belong to the branch with them.',
  standing: 'Open branches',
  empty: 'There is no branch yet. With one office you need none.',
  name: 'Name of the branch',
  people: '{count, plural, =0 {Nobody works here.} one {# person works here.} other {# people work here.}}',
  open: 'Open a branch',
  rename: 'Rename',
  close: 'Close',
  'done-opened': 'Branch opened',
  'done-renamed': 'Branch renamed',
  'done-closed': 'Branch closed',
  'problem-branch-name': 'Give the branch a name of at most 60 characters.',
  'problem-branch-name-taken': 'There is a branch of this name; choose another.',
  'problem-branch-not-found': 'This branch was closed.',
  'problem-branch-in-use': 'People work here; move them to another branch first.',
}
