/** Style rules 50 to 53: logical properties, tokens, layers, shallow nesting. */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['build/**', 'node_modules/**', 'public/**'],
  // Chromium knows `match-parent` by this name only.
  languageOptions: { syntax: { properties: { 'text-align': '| -webkit-match-parent' } } },
  rules: {
    'property-layout-mappings': 'flow-relative',
    'value-keyword-layout-mappings': 'flow-relative',
    'unit-layout-mappings': 'flow-relative',
    'selector-class-pattern': null,
    'declaration-no-important': true,
    'selector-max-id': 0,
    'max-nesting-depth': [2, { ignoreAtRules: ['layer', 'media', 'container', 'supports'] }],

    // Browsers of three years ago do not know them.
    'property-disallowed-list': ['overflow-inline', 'overflow-block'],

    'color-no-hex': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla'],
  },
  overrides: [
    {
      files: ['app/styles/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
}
