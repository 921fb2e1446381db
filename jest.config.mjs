const shared = {
  transform: {
    "^.+\\.(t|j)sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
          target: "es2022",
        },
      },
    ],
  },
  moduleNameMapper: { "\\.module\\.css$": "identity-obj-proxy" },
  setupFilesAfterEnv: ["<rootDir>/tests/setup.ts"],
};

const project = (displayName, testEnvironment, ending, ...setupFiles) => ({
  ...shared,
  setupFiles: ["<rootDir>/tests/setupRandom.ts", ...setupFiles],
  displayName,
  testEnvironment,
  testMatch: [`<rootDir>/tests/${displayName}/**/*.test.${ending}`],
});

export default {
  projects: [
    project("unit", "node", "ts"),
    project("components", "jsdom", "tsx", "<rootDir>/tests/setupComponents.ts"),
    project("server", "node", "ts"),
  ],
};
