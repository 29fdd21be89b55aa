/** The style rules of this product that no ready-made linter rule knows. Read by oxlint. */

import { languages } from '#kernel/languages.ts'

const noClockInDomain = {
  create(context) {
    if (!/\/modules\/[^/]+\/domain\//.test(context.filename) || context.filename.endsWith('.test.ts')) return {}
    const report = (node) =>
      context.report({ node, message: 'Pure code reads no clock and no chance: take `now` as an argument.' })
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node)
      },
      MemberExpression(node) {
        const name = `${node.object.name}.${node.property.name}`
        if (['Date.now', 'Math.random', 'crypto.randomUUID', 'crypto.getRandomValues'].includes(name)) report(node)
      },
    }
  },
}

const noExportAll = {
  create: (context) => ({
    ExportAllDeclaration(node) {
      context.report({ node, message: 'A front door lists what it offers: no `export *`.' })
    },
  }),
}

const noEnum = {
  create: (context) => ({
    TSEnumDeclaration(node) {
      context.report({ node, message: 'Use a union of literals instead of an enum.' })
    },
  }),
}

const spokenAttributes = new Set(['alt', 'title', 'placeholder', 'aria-label', 'aria-description', 'label'])

const noTextInComponents = {
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'No text literal in a component: write it in app/messages in every language.' })
    return {
      JSXText(node) {
        if (/\p{L}/u.test(node.value)) report(node)
      },
      JSXAttribute(node) {
        const isSpoken = spokenAttributes.has(node.name.name) && node.value?.type === 'Literal'
        if (isSpoken && /\p{L}{2}/u.test(String(node.value.value))) report(node)
      },
    }
  },
}

const vague = /\/(utils?|helpers?|common|lib|shared|misc)(\/|\.(server\.)?tsx?$)/

const noVagueFolder = {
  create: (context) => ({
    Program(node) {
      const path = context.filename.slice(context.cwd.length)
      if (vague.test(path))
        context.report({ node, message: 'Give the code an owner: no utils, helpers, common or lib.' })
    },
  }),
}

const importByAlias = {
  create(context) {
    const check = (node) => {
      const source = node.source?.value
      if (typeof source !== 'string' || /[?!]/.test(source)) return
      const isOwn = source.startsWith('.') || /^#(app|modules|platform|kernel|tests|server|db)\//.test(source)
      if (isOwn && !source.includes('/+types/') && !/\.(tsx?|mjs|js|css|json)$/.test(source)) {
        context.report({ node, message: 'Write the file extension in an import.' })
      }
      const leavesItsHome = source.startsWith('../../..') || (source.startsWith('../') && crossesLayer(context, source))
      if (leavesItsHome)
        context.report({ node, message: 'Import across folders with #app, #modules, #platform or #kernel.' })
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check }
  },
}

/** A relative import may stay inside its folder or its module, not leave it. */
function crossesLayer(context, source) {
  const from = context.filename.slice(context.cwd.length + 1).split('/')
  const target = new URL(source, `file:///${from.join('/')}`).pathname.slice(1).split('/')
  const home = (path) => (path[0] === 'modules' ? path.slice(0, 2).join('/') : path[0])
  return home(from) !== home(target)
}

/** Where a transaction is opened by hand a refusal may be committed: `platform/db` alone does so. */
const transactionsByDb = {
  create(context) {
    if (/\/(platform\/db|tests|scripts|db)\/|\.test\.ts$|\/testing\//.test(context.filename)) return {}
    return {
      CallExpression(node) {
        const name = node.callee.property?.name
        if ((name === 'transaction' || name === 'startTransaction') && node.arguments.length === 0)
          context.report({ node, message: 'Open transactions with `inTransaction`: it takes back what is refused.' })
      },
    }
  },
}

/** Code that asks for one language by its name is code that a further language has to be added to. */
const noComparedLanguage = {
  create(context) {
    if (/\/(tests|testing)\/|\.test\.tsx?$/.test(context.filename)) return {}
    const isLanguage = (node) => node?.type === 'Literal' && Object.hasOwn(languages, String(node.value))
    const report = (node) =>
      context.report({ node, message: 'Ask kernel/languages.ts what differs between languages, not which one it is.' })
    return {
      BinaryExpression(node) {
        if (/^[!=]==?$/.test(node.operator) && (isLanguage(node.left) || isLanguage(node.right))) report(node)
      },
      SwitchCase(node) {
        if (isLanguage(node.test)) report(node)
      },
      LogicalExpression(node) {
        if (isLanguage(node.right)) report(node)
      },
    }
  },
}

export default {
  meta: { name: 'house' },
  rules: {
    'no-clock-in-domain': noClockInDomain,
    'no-export-all': noExportAll,
    'no-enum': noEnum,
    'no-text-in-components': noTextInComponents,
    'no-vague-folder': noVagueFolder,
    'import-by-alias': importByAlias,
    'transactions-by-db': transactionsByDb,
    'no-compared-language': noComparedLanguage,
  },
}
