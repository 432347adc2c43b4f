export * from './list-applications.ts';
export * from './add-application.ts';
export * from './get-application.ts';
export * from './change-application.ts';
export * from './remove-application.ts';
export * from './record-asked-university.ts';
export * from './set-application-stage.ts';
export * from './undo-application-change.ts';
