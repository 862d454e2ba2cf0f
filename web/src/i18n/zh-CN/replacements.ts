type Named = { name: string };

/** Texts of the form in which somebody takes the place of a person who has left. */
const replacements = {
  titleREQUESTER: ({ name }: Named) => `更换“${name}”的申请人`,
  titleMEMBER: ({ name }: Named) => `更换“${name}”的验收成员`,
  titleBORROWER: ({ name }: Named) => `更换“${name}”的申请人`,
  textREQUESTER: '新申请人接手此后的全部办理，原申请人的记录保留。新申请人和采购专员会收到通知，原因记入采购日志。',
  textMEMBER: '已签署的意见保留在案，接替的人重新核对并签署。此人和采购专员会收到通知，原因记入采购日志。',
  textBORROWER: '新申请人负责签收，借用的还要归还。新申请人会收到通知，原因记入申请。',
  leaver: '离开的人',
  who: '接替的人',
  hintREQUESTER: '须有申购角色，且未审批、见证、经办或验收过这项采购。',
  hintMEMBER: '须有验收角色。组长离开时，也可由其他成员担任组长。',
  hintBORROWER: '须有申请共享物品的角色。',
  reasonRule: '原因至少 2 个字',
  doREQUESTER: '更换申请人',
  doMEMBER: '更换成员',
  doneREQUESTER: ({ name }: Named) => `已更换“${name}”的申请人`,
  doneMEMBER: ({ name }: Named) => `已更换“${name}”的验收成员`,
  doneBORROWER: ({ name }: Named) => `已更换“${name}”的申请人`,
};

export default replacements;
